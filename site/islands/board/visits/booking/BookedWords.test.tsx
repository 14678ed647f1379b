import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board/board-words.ts';
import { aBoardLead } from '../../../../../tests/support/builders/a-board-lead.ts';
import { aBoardVisit } from '../../../../../tests/support/builders/a-board-visit.ts';
import { BookedWords } from './BookedWords.tsx';

test('who books reads of the other machine that a merged request asks for', () => {
  const html = renderToStaticMarkup(
    <BookedWords lead={aBoardLead({ also: 'Dryer: No heat' })} words={boardWords.en} />,
  );
  expect(html).toContain('Also:</strong> <bdi class="whitespace-pre-line">Dryer: No heat');
});

test('who books a return visit reads when the part is expected, and what was noted of it', () => {
  const part = { name: 'Door seal', orderedOn: '2026-06-10', expectedOn: '2026-06-16', note: 'Left hinge' };
  const visit = aBoardVisit({ state: 'waiting-for-part', part });
  const html = renderToStaticMarkup(<BookedWords lead={aBoardLead({ visit })} words={boardWords.en} />);
  expect(html).toContain('Door seal, ordered Wed, Jun 10, expected Tue, Jun 16\nLeft hinge');
});
