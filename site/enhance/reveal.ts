/**
 * Sections below the first screen wait and then stay. They are always in the page: without this script, and for
 * visitors who want no motion, nothing waits.
 */
export function startReveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'shown');
        observer.unobserve(target);
      }
    },
    // A section shows once a tenth of it is in view, 50 px ahead of the edge. Source: specification, section 9.
    { threshold: 0.1, rootMargin: '50px' },
  );
  document.querySelectorAll('[data-reveal]').forEach((section) => {
    if (section.getBoundingClientRect().top < innerHeight) return;
    section.setAttribute('data-reveal', 'waiting');
    observer.observe(section);
  });
}
