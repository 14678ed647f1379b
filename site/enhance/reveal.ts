/**
 * Sections below the first screen wait and then stay. They are always in the page: without this script, and for
 * visitors who want no motion, nothing waits.
 */
export function startReveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // The first news of each comes with the page's own layout: asked for here, it would cost a second one.
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBelow = !isIntersecting && boundingClientRect.top >= innerHeight;
        target.setAttribute('data-reveal', isBelow ? 'waiting' : 'shown');
        if (!isBelow) observer.unobserve(target);
      }
    },
    // A section shows once a tenth of it is in view, 50 px ahead of the edge. Source: specification, section 9.
    { threshold: 0.1, rootMargin: '50px' },
  );
  document.querySelectorAll('[data-reveal]').forEach((section) => observer.observe(section));
}
