import { answerWords } from '#content/words/forms/answer-words.ts';
import { serviceAreaWords } from '#content/words/places/service-area-words.ts';
import type { CoverageFacts } from '#domain/answers/answer-parts.ts';
import { corePath } from '#domain/paths/paths.ts';
import { heroActions } from '#site/page-props/company/hero-actions.ts';
import { CoverageAnswer } from '#site/sections/place/CoverageAnswer.tsx';
import { ZipCheck } from '#site/sections/place/ZipCheck.tsx';
import { settings } from '#site/settings.ts';

const language = 'en';
const words = answerWords[language].coverage;
const areaWords = serviceAreaWords[language];
/** As if nothing had been asked. */
export const nothingAsked: CoverageFacts = {
  said: {
    text: words.text,
    link: { text: areaWords.byCounty.heading, path: corePath('serviceArea', language) },
  },
  zip: undefined,
};

/** The answer to a ZIP check made without script, and the check again. */
export function CoveragePage({ said, zip }: CoverageFacts) {
  return (
    <CoverageAnswer words={words} said={said} actions={heroActions(language)}>
      <ZipCheck
        words={{ ...areaWords.zip, heading: areaWords.zip.again }}
        action={settings.coverageEndpoint}
        zip={zip}
      />
    </CoverageAnswer>
  );
}
