// The ZIP check as a page: the site's template with the statement and the link written in as text.
import type { Coverage } from '#domain/places/coverage.ts';
import { coverageStatement } from '#domain/places/coverage-statement.ts';
import { prepareTemplate, type Template } from './page-template.ts';

const templateName = '/coverage';

function prepareCoveragePage(templates: ReadonlyMap<string, string>): Template<Coverage> | undefined {
  const html = templates.get(templateName);
  if (html === undefined) return undefined;
  const fill = prepareTemplate<{
    readonly coverage: Coverage;
    readonly said: ReturnType<typeof coverageStatement>;
  }>(html, (page, { text, attribute }) => {
    page('[data-coverage-statement]').text(text(({ said }) => said.text));
    const link = page('[data-coverage-link] a').text(text(({ said }) => said.link.text));
    attribute(link, 'href', ({ said }) => said.link.path);
    attribute(page('form [name=zip]'), 'value', ({ coverage }) =>
      coverage.kind === 'fault' ? undefined : coverage.zip,
    );
  });
  return (coverage) => fill({ coverage, said: coverageStatement(coverage, 'en') });
}

/** Gives the page of a ZIP check as the templates have it at the moment; undefined if the site build did not make one. */
export function createCoveragePage(
  templatesNow: () => ReadonlyMap<string, string>,
): () => Template<Coverage> | undefined {
  let templates = templatesNow();
  let page = prepareCoveragePage(templates);
  return () => {
    if (templates !== templatesNow()) {
      templates = templatesNow();
      page = prepareCoveragePage(templates);
    }
    return page;
  };
}
