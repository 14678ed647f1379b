/** On a phone the press that says "I'm calling" dials, too: by a link, as a thumb would. */
export function dial(phone: string): void {
  if (phone === '' || !matchMedia('(pointer: coarse)').matches) return;
  const link = document.createElement('a');
  link.href = `tel:${phone}`;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
