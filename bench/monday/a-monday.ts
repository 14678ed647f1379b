// A busy Monday: 120 homeowners in an hour, made up and the same in every run. Bursts, names with accents, very long names,
// people who send again, and requests from outside the area.

export type Caller = {
  /** Also the id of the request. */
  readonly id: string;
  /** Minutes after the hour began. */
  readonly sendsAt: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly zip: string;
  readonly appliance: string;
  readonly isUrgent: boolean;
  readonly message: string;
};

export const callerCount = 120;

const firstNames = ['Ana', 'José', 'María-José', 'Björn', 'Lê', 'Rosa', 'DeShawn', 'Zoë', 'O’Neil', 'Nuñez'];
const lastNames = [
  'García',
  'Smith',
  'van der Westhuizen-Featherstonehaugh',
  'Nguyễn',
  'Müller',
  'Jones',
  'Peña',
  'Li',
];
const zips = ['33139', '33702', '32801', '33301', '33401', '34102', '33602', '34236', '10001', '33755'];
const appliances = ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'microwave'];

function pick<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length];
  if (value === undefined) throw new RangeError('Nothing to pick from');
  return value;
}

/** Eight send in the same minute at 10, 25 and 45; the others come evenly. */
function momentOf(place: number): number {
  if (place % 5 === 4) return pick([10, 25, 45], Math.floor(place / 5)) + (place % 8) / 100;
  return (place / callerCount) * 58;
}

/** In the order they send. */
export function listCallers(): readonly Caller[] {
  return Array.from({ length: callerCount }, (_, index) => {
    // Every tenth is somebody who sent before.
    const person = index % 10 === 9 ? index - 7 : index;
    return {
      id: `monday-${String(index).padStart(3, '0')}`,
      sendsAt: momentOf(index),
      name: `${pick(firstNames, person)} ${pick(lastNames, person * 3)} ${person}`,
      phone: `(305) 555-${String(1000 + person)}`,
      email: `monday${person}@example.com`,
      zip: pick(zips, person),
      appliance: pick(appliances, index),
      isUrgent: index % 9 === 0,
      message: index % 4 === 0 ? 'It stopped last night and there is water on the floor.' : '',
    };
  }).toSorted((one, other) => one.sendsAt - other.sendsAt);
}
