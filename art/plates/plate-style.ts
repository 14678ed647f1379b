// The colors of a plate are those of the site (site/styles/theme.css), light and dark: an SVG of its own sees no page's tokens.
// l line, a front, b side, c top, d dark; the shell is glass. What is lit takes its colors from its mark.

const light = {
  machine: '--l:#0b3239;--n:#0b3239;--a:#fffdf8;--b:#dfece7;--c:#f3ebdb;--d:#bcd8d0;--g:#f3ebdb;--p:#fffdf8',
  check: '--a:#ffe0ad;--g:#ffe0ad;--b:#f9a01b;--c:#ffcf85;--d:#c97a08;--l:#0b3239;--n:#b56a00',
  leave: '--a:#f4a699;--g:#f4a699;--b:#dd6b5d;--c:#f8c6bc;--d:#a3241f;--l:#8c1712;--n:#a3241f',
  bring: '--a:#a9d6cf;--g:#a9d6cf;--b:#4f9d9c;--c:#c6e4de;--d:#0a5f6b;--l:#0b3239;--n:#0a5f6b',
  marks: '--m1:#f9a01b;--m2:#a3241f;--m3:#0a5f6b;--t1:#08272d;--t:#fffdf8;--y:#0b3239',
};

const dark: typeof light = {
  machine: '--l:#b9c8c2;--n:#b9c8c2;--a:#22393e;--b:#1a3034;--c:#2b4448;--d:#0e1b1e;--g:#11302f;--p:#16282c',
  check: '--a:#ffc566;--g:#ffc566;--b:#c9811c;--c:#ffd794;--d:#a96a12;--l:#2a1a02;--n:#ffb13b',
  leave: '--a:#e5604f;--g:#e5604f;--b:#b93f32;--c:#f08577;--d:#7c211a;--l:#ffe1db;--n:#ff7f6e',
  bring: '--a:#8ed6cb;--g:#8ed6cb;--b:#4c938c;--c:#b4e5dd;--d:#2f7b76;--l:#06211f;--n:#8ed6cb',
  marks: '--m1:#ffb13b;--m2:#cf4636;--m3:#8ed6cb;--t1:#08272d;--t:#08272d;--y:#f3ecdc',
};

function colors({ machine, check, leave, bring, marks }: typeof light): string {
  return `:root{${machine};${marks}}use.check{${check}}use.leave{${leave}}use.bring{${bring}}use{--x:.75;stroke:var(--l)}`;
}

export const plateStyle = [
  colors(light),
  `@media screen and (prefers-color-scheme:dark){${colors(dark)}}`,
  'svg{fill:none;stroke:var(--l);stroke-width:1.1;stroke-linejoin:round;stroke-linecap:round;font:700 19px system-ui,Arial,sans-serif}',
  '.a{fill:var(--a)}.b{fill:var(--b)}.c{fill:var(--c)}.d{fill:var(--d)}.i{stroke:var(--b);stroke-opacity:1}.n,.t{stroke:var(--n)}.t{stroke-width:2.2}',
  // Of a machine that steps back, the outer edges stay clear and what is inside is quieter.
  '.g,.j{fill:var(--g);fill-opacity:.6}.h,.f{fill:var(--p);fill-opacity:.12}.g,.h{stroke:var(--l);stroke-opacity:1}.m{stroke-opacity:.65}',
  // The tub is glass, too: what is behind it shows through. When it is lit itself, it keeps its color.
  '.u{fill:var(--b);fill-opacity:var(--x,.72)}.v{fill:var(--d);fill-opacity:var(--x,.55)}.w{stroke-opacity:.3}.x{fill:var(--b);fill-opacity:var(--x,.2)}.q{fill:var(--c);fill-opacity:.35;stroke:var(--n);stroke-dasharray:4 3}path{fill-rule:evenodd}',
  '.k:target~.m{opacity:.46}.s{display:none}use.leave{stroke-width:2;stroke-dasharray:6 2}',
  // A large sheet over another part that is lit: its outline, and so little color that the other shows.
  'use.z{--x:.14;fill-opacity:.18;stroke:var(--n);stroke-width:2}',
  '.e{stroke:var(--n);stroke-width:1}circle.e{fill:var(--n)}circle.check{fill:var(--m1)}circle.bring{fill:var(--m3)}',
  'circle,path.leave{stroke:var(--p);stroke-width:1.5}path.leave{fill:var(--m2)}text{text-anchor:middle;stroke:none;fill:var(--t)}text.check{fill:var(--t1)}text.leave{fill:#fffdf8}',
  '.y0{stroke:var(--p);stroke-width:4.4;stroke-opacity:.7}.y{stroke:var(--y);stroke-width:2.6}.dot{stroke:var(--m1);stroke-width:7;stroke-dasharray:0 2;stroke-dashoffset:-1.5;animation:w 1.8s ease-in-out .3s}.tip{fill:var(--y);stroke:none}.from{fill:var(--p);stroke:var(--y);stroke-width:2}',
  '@keyframes w{from{stroke-dashoffset:0}to{stroke-dashoffset:-1}}@media(prefers-reduced-motion:reduce){.dot{animation:none}}',
].join('');
