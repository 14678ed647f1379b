// Runs where it stands, before what follows is laid out: nothing moves. As short as can be, for each byte counts among the 4 kB
// of script of a page; 1,024 px is where the form stands beside it. What remembers that it was shut: site/enhance/first-sign.ts.
const opensAtOnce = 'document.currentScript.previousSibling.open=!history.state&&innerWidth>1023';

/** Opens the sign before it where the screen is wide: the look into the machine is seen before anything is pressed. */
export function OpensAtOnce() {
  return <script dangerouslySetInnerHTML={{ __html: opensAtOnce }} />;
}
