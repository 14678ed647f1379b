// All journeys that every engine must pass; each engine has a file that drives them.
import type { Engine, EngineName } from '../drivers/engine.ts';
import { testIn } from '../visitor/engine-test.ts';
import { askForQuotes } from './asking-for-a-quote.ts';
import { findOnesWay } from './finding-ones-way.ts';
import { followOnesRequest } from './following-ones-request.ts';
import { keepTheBoard } from './keeping-the-board.ts';
import { lookIntoAMachine } from './looking-into-a-machine.ts';

export function journeyIn(name: EngineName, start: () => Promise<Engine>) {
  const test = testIn(start);
  askForQuotes(test, name);
  findOnesWay(test);
  followOnesRequest(test);
  keepTheBoard(test);
  lookIntoAMachine(test);
  return test;
}
