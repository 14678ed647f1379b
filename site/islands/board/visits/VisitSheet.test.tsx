import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board/board-words.ts';
import { aBoardVisit } from '../../../../tests/support/builders/a-board-visit.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { VisitSheet } from './VisitSheet.tsx';
import { VisitWho } from './VisitWho.tsx';

const words = boardWords.en;
const appliances = { dryer: 'Dryer' };
const part = { name: 'Door seal', orderedOn: '2026-06-10', expectedOn: '2026-06-16', note: 'Left hinge' };
const told = 'Door seal, ordered Wed, Jun 10, expected Tue, Jun 16';

test('the printed day names the part that a return visit brings, with its note', () => {
  const day = {
    now: noon,
    today: '2026-06-10',
    day: '2026-06-10',
    closed: null,
    technicians: [],
    windows: [],
  };
  const answer = {
    ...day,
    visits: [aBoardVisit({ part })],
    clashes: [],
    toReassign: [],
    toMove: [],
    toSettle: [],
    toAssign: [],
  };
  const html = renderToStaticMarkup(
    <VisitSheet {...{ answer, words, appliances }} hours={florida} now={noon} />,
  );
  expect(html).toContain(`${told}\nLeft hinge`);
});

test('the card of a visit names its part, while it is to come or waited for', () => {
  const textOf = (state: 'set' | 'waiting-for-part' | 'done') =>
    renderToStaticMarkup(
      <VisitWho
        visit={aBoardVisit({ part, state })}
        clash={undefined}
        technician={undefined}
        panel={{ words, appliances }}
        isShort={false}
      />,
    );
  expect(textOf('set')).toContain(`Part: ${told}`);
  expect(textOf('waiting-for-part')).toContain(`Part: ${told}`);
  expect(textOf('done')).not.toContain('Door seal');
});

test('the card of a visit that is to come says who does not go there, or does not do that, as booking asked', () => {
  const ben: Technician = {
    ...{ id: 'ben', name: 'Ben', isGone: false, feedMadeAt: null, pageMadeAt: null },
    profile: { phone: '', weekdays: [], daysOff: [], regions: ['broward-county'], appliances: ['dryer'] },
  };
  const { lead } = aBoardVisit();
  const textOf = (state: 'set' | 'done', appliance: string) =>
    renderToStaticMarkup(
      <VisitWho
        visit={aBoardVisit({ state, lead: { ...lead, region: 'miami-dade', appliance } })}
        clash={undefined}
        technician={ben}
        panel={{ words, appliances }}
        isShort
      />,
    );
  expect(textOf('set', 'washer')).toContain('>Ben: not in Miami-Dade, does not do washers<');
  expect(textOf('set', 'dryer')).toContain('>Ben: not in Miami-Dade<');
  expect(textOf('done', 'washer')).not.toContain('Ben:');
});
