import { expect, test } from 'vitest';
import { complain, files, findPage, listAttributes, shown } from './built-site.ts';

const origin = new URL(findPage('/').$('link[rel=canonical]').attr('href') ?? 'missing:').origin;

test('no style attribute: the content security policy would block it', () => {
  const problems = complain((page) => listAttributes(page, '[style]').map(({ style = '' }) => style));
  expect(problems).toEqual([]);
});

test('the only style element is the one Astro writes for islands, allowed by its hash', () => {
  const styles = shown.flatMap(({ $ }) =>
    $('style')
      .toArray()
      .map((node) => $(node).text()),
  );
  expect([...new Set(styles)]).toEqual([
    expect.stringMatching(/^astro-island,[a-z,-]+\{display:contents\}$/u),
  ]);
});

test('no script in attributes', () => {
  const problems = complain((page) =>
    listAttributes(page, '*').flatMap((attributes) =>
      Object.keys(attributes).filter((name) => /^on[a-z]+$/u.test(name)),
    ),
  );
  expect(problems).toEqual([]);
});

test('the whole site has only a handful of inline scripts: one header allows them all by their hashes', () => {
  const inline = shown.flatMap(({ $ }) =>
    $('script:not([src]):not([type$=json])')
      .toArray()
      .map((script) => $(script).text()),
  );
  expect(new Set(inline).size).toBeLessThanOrEqual(8);
  // The server answers with another origin where it knows better, and a changed script would not be the one that is allowed.
  expect(inline.filter((script) => script.includes(origin))).toEqual([]);
});

test('every picture has its size and a text, and no late picture claims to be urgent', () => {
  const problems = complain((page) =>
    listAttributes(page, 'img').flatMap((img) => [
      ...['width', 'height', 'alt'].filter((name) => img[name] === undefined).map((name) => `no ${name}`),
      ...(img.loading === 'lazy' && img.fetchpriority === 'high' ? ['lazy, yet of high priority'] : []),
    ]),
  );
  expect(problems).toEqual([]);
});

/** Addresses in a srcset: "a.avif 480w, b.avif 960w". */
function listCandidates(srcset = ''): readonly string[] {
  return srcset.split(/,\s+/u).map((candidate) => candidate.trim().split(/\s+/u)[0] ?? '');
}

test('everything a page loads from us is in the built site', () => {
  const withSource = 'img, source, video, script, astro-island';
  const withHref = 'link[rel~=stylesheet], link[rel~=preload], link[rel~=icon], link[rel~=manifest]';
  const problems = complain((page) => {
    const addresses = [
      ...listAttributes(page, withSource).flatMap((node) => [
        ...[node.src, node.poster, node['component-url'], node['renderer-url']],
        ...listCandidates(node.srcset),
      ]),
      ...listAttributes(page, withHref).flatMap(({ href, imagesrcset }) => [
        href,
        ...listCandidates(imagesrcset),
      ]),
    ];
    const own = addresses.flatMap((address) => (address?.startsWith('/') === true ? [address] : []));
    return [...new Set(own)].filter((address) => !files.has(address.replace(/[?#].*$/u, '')));
  });
  expect(problems).toEqual([]);
});

test('nothing is loaded from anybody else', () => {
  const problems = complain((page) =>
    listAttributes(page, '[src], link[rel~=stylesheet], link[rel~=preload], link[rel~=preconnect]')
      .map(({ src, href }) => src ?? href ?? '')
      .filter((address) => /^(?:https?:)?\/\//u.test(address)),
  );
  expect(problems).toEqual([]);
});

test('no page shows a word that is not for visitors', () => {
  const refused =
    /lorem ipsum|coming soon|\bTODO\b|\bundefined\b|\bNaN\b|\[object |\{(?:user_content|phone|city|service)\}/iu;
  const problems = complain(({ $ }) => {
    const text = $('body').clone().find('script').remove().end().text();
    const found = refused.exec(`${$('title').text()} ${text}`);
    return found === null ? [] : [found[0]];
  });
  expect(problems).toEqual([]);
});

test('every field has a label', () => {
  const problems = complain(({ $ }) =>
    $('input:not([type=hidden]):not([type=submit]), select, textarea')
      .toArray()
      .flatMap((field) => {
        const { id = '', name = 'a field without a name', 'aria-label': label = '' } = $(field).attr() ?? {};
        const said = [label, $(`label[for="${id}"]`).text(), $(field).closest('label').text()];
        return said.some((text) => text.trim() !== '') ? [] : [name];
      }),
  );
  expect(problems).toEqual([]);
});

test('an id stands once on its page', () => {
  const problems = complain((page) => {
    const ids = listAttributes(page, '[id]').map(({ id = '' }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(problems).toEqual([]);
});

test('the quote form posts every field of the contract without script', () => {
  const { $ } = findPage('/contact');
  const form = $('#quote-form').is('form') ? $('#quote-form') : $('#quote-form form').first();
  expect(form.attr('method')?.toLowerCase()).toBe('post');
  expect(form.attr('action')).toBe('/api/quote');
  const fields = [
    'name',
    'phone',
    'email',
    'zip',
    'appliance',
    'preferredTime',
    'urgent',
    '_next',
    '_subject',
  ];
  expect(fields.filter((field) => form.find(`[name=${field}]`).length === 0)).toEqual([]);
  expect(form.find('[name=_next]').attr('value')).toBe('/submitted');
  expect(form.find('[name=_subject]').attr('value')).toBe('New Appliance Repair Request from Website');
  expect(form.find('[name=email]').attr('type')).toBe('email');
  expect(form.find('[name=phone]').attr('type')).toBe('tel');
  expect(form.find('[name=zip]').attr('maxlength')).toBe('5');
  expect(form.find('[name=zip]').attr('pattern')).toMatch(/^(?:\[0-9\]|\\d)\{5\}$/u);
  expect(form.find('[name=appliance] option[value!=""]')).toHaveLength(9);
});
