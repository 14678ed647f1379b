import { expect, test } from 'vitest';
import { complain, files, findPage, shown } from './built-site.ts';

test('no style attribute and no style element: the content security policy would block them', () => {
  const problems = complain(({ $ }) => [
    ...$('[style]')
      .toArray()
      .map((node) => `style="${node.attribs['style'] ?? ''}"`),
    ...$('style')
      .toArray()
      .map((node) => `<style> ${$(node).text().slice(0, 60)}`),
  ]);
  expect(problems).toEqual([]);
});

test('no script in attributes, and only a handful of different inline scripts on the whole site', () => {
  const handlers = complain(({ $ }) =>
    $('*')
      .toArray()
      .flatMap((node) => Object.keys(node.attribs).filter((name) => /^on[a-z]+$/u.test(name))),
  );
  expect(handlers).toEqual([]);
  const isData = (type: string | undefined) => type?.endsWith('json') ?? false;
  const inline = shown.flatMap(({ $ }) =>
    $('script:not([src])')
      .toArray()
      .filter((script) => !isData(script.attribs['type']))
      .map((script) => $(script).text()),
  );
  // Astro writes the island starters; each is allowed by its hash in one header for all pages.
  expect(new Set(inline).size).toBeLessThanOrEqual(8);
});

test('every picture has its size and a text, and is there', () => {
  const problems = complain(({ $ }) =>
    $('img')
      .toArray()
      .flatMap(({ attribs }) => [
        ...['width', 'height', 'alt']
          .filter((name) => attribs[name] === undefined)
          .map((name) => `no ${name}`),
        ...(attribs['loading'] === 'lazy' && attribs['fetchpriority'] === 'high'
          ? ['lazy, yet of high priority']
          : []),
      ]),
  );
  expect(problems).toEqual([]);
});

/** Addresses in a srcset: "a.avif 480w, b.avif 960w". */
function listCandidates(srcset: string): readonly string[] {
  return srcset.split(/,\s+/u).map((candidate) => candidate.trim().split(/\s+/u)[0] ?? '');
}

test('everything a page loads from us is in the built site', () => {
  const loading =
    'img, source, video, script, link[rel~=stylesheet], link[rel~=preload], link[rel~=icon], astro-island';
  const problems = complain(({ $ }) => {
    const addresses = $(loading)
      .toArray()
      .flatMap(({ name, attribs }) => [
        attribs['src'],
        attribs['poster'],
        name === 'link' ? attribs['href'] : undefined,
        attribs['component-url'],
        attribs['renderer-url'],
        ...listCandidates(attribs['srcset'] ?? ''),
        ...listCandidates(attribs['imagesrcset'] ?? ''),
      ]);
    const own = addresses.filter((address) => address?.startsWith('/')).map((address = '') => address);
    return [...new Set(own)].filter((address) => !files.has(address.replace(/[?#].*$/u, '')));
  });
  expect(problems).toEqual([]);
});

test('nothing is loaded from anybody else', () => {
  const problems = complain(({ $ }) =>
    $('[src], link[rel~=stylesheet], link[rel~=preload], link[rel~=preconnect]')
      .toArray()
      .map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? '')
      .filter((address) => /^(?:https?:)?\/\//u.test(address)),
  );
  expect(problems).toEqual([]);
});

test('no page shows a word that is not for visitors', () => {
  const refused =
    /lorem ipsum|coming soon|\bTODO\b|\bundefined\b|\bNaN\b|\[object |\{user_content\}|\{phone\}|\{city\}|\{service\}/iu;
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
      .filter((field) => {
        const { id, 'aria-label': label } = field.attribs;
        const isNamed = id !== undefined && $(`label[for="${id}"]`).text().trim() !== '';
        return !isNamed && label === undefined && $(field).closest('label').text().trim() === '';
      })
      .map((field) => field.attribs['name'] ?? 'a field without a name'),
  );
  expect(problems).toEqual([]);
});

test('ids stand once on a page', () => {
  const problems = complain(({ $ }) => {
    const ids = $('[id]')
      .toArray()
      .map(({ attribs }) => attribs['id'] ?? '');
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`);
  });
  expect(problems).toEqual([]);
});

test('the quote form posts every field of the contract without script', () => {
  const { $ } = findPage('/contact');
  const form = $('#quote-form').is('form') ? $('#quote-form') : $('#quote-form form').first();
  expect(form.attr('method')?.toLowerCase()).toBe('post');
  expect(form.attr('action')).toBe('/api/quote');
  const names = form
    .find('[name]')
    .toArray()
    .map(({ attribs }) => attribs['name']);
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
  expect(fields.filter((field) => !names.includes(field))).toEqual([]);
  expect(form.find('[name=_next]').attr('value')).toBe('/submitted');
  expect(form.find('[name=_subject]').attr('value')).toBe('New Appliance Repair Request from Website');
  expect(form.find('[name=email]').attr('type')).toBe('email');
  expect(form.find('[name=phone]').attr('type')).toBe('tel');
  expect(form.find('[name=zip]').attr('maxlength')).toBe('5');
  expect(form.find('[name=zip]').attr('pattern')).toMatch(/^(?:\[0-9\]|\\d)\{5\}$/u);
  expect(form.find('[name=appliance] option[value!=""]')).toHaveLength(9);
});
