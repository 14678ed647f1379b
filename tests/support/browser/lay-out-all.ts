/** Lays out, in the page, the bands that wait far below the screen: for whoever looks at the whole page at once. */
export function layOutAll(): void {
  document.documentElement.removeAttribute('data-arrives');
}
