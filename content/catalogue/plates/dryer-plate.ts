// What a dryer's signs light in the drawing of a vented one. Where its parts are: docs/signs-compared/dryer.md.
import type { dryerSigns } from '../signs/dryer-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  breaker: 'open',
  flap: 'open',
  'lint-screen': 'open',
  sensor: 'open',
  drum: 'open',
  door: 'open',
  controls: 'open',
  'vent-hose': 'inside',
  rollers: 'inside',
  glides: 'inside',
  belt: 'inside',
  idler: 'inside',
  blower: 'inside',
  outlet: 'live',
  cord: 'live',
  motor: 'live',
  heater: 'live',
  thermostat: 'live',
  'thermal-fuse': 'live',
  'door-switch': 'live',
  board: 'live',
  burner: 'gas',
} as const satisfies Readonly<Record<string, Reach>>;

export const dryerPlate = {
  parts,
  signs: {
    'no-heat': {
      check: { 'lint-screen': ['lint-screen'], 'double-breaker': ['breaker'] },
      leave: [],
      bring: ['vent-hose', 'thermal-fuse', 'thermostat', 'heater', 'burner'],
      way: 'air',
    },
    'two-cycles': {
      check: { 'lint-screen': ['lint-screen'], 'outside-flap': ['flap'] },
      leave: [],
      bring: ['vent-hose', 'sensor', 'thermostat', 'heater'],
      way: 'air',
    },
    'drum-still': {
      check: { 'push-the-drum': ['drum'] },
      leave: [],
      bring: ['belt', 'idler', 'rollers', 'motor'],
    },
    'will-not-start': {
      check: { breaker: ['breaker'], 'close-the-door': ['door'], 'control-lock': ['controls'] },
      leave: [],
      bring: ['outlet', 'thermal-fuse', 'door-switch', 'cord', 'motor', 'belt'],
    },
    'squeals-thumps': {
      check: { 'empty-drum': ['drum'] },
      leave: [],
      bring: ['rollers', 'idler', 'glides', 'blower'],
    },
    'too-hot': {
      check: { 'breaker-off': ['breaker'], 'lint-screen': ['lint-screen'], 'outside-flap': ['flap'] },
      leave: [],
      bring: ['vent-hose', 'thermostat', 'heater'],
      way: 'air',
    },
    'stops-early': {
      check: { 'outside-flap': ['flap'], 'sensor-bars': ['sensor'], 'timed-cycle': ['controls'] },
      leave: [],
      bring: ['motor', 'vent-hose', 'door-switch'],
    },
    'trips-the-breaker': { check: {}, leave: ['breaker'], bring: ['heater', 'motor', 'cord'] },
    'does-not-stop': {
      check: { 'timed-cycle': ['controls'], 'sensor-bars': ['sensor'] },
      leave: [],
      bring: ['board', 'heater', 'vent-hose'],
    },
    'heats-then-cools': {
      check: { 'lint-screen': ['lint-screen'], 'outside-flap': ['flap'] },
      leave: [],
      bring: ['burner', 'vent-hose'],
    },
    // A ventless dryer is another machine.
    'ventless-water': null,
  },
} as const satisfies PlateOf<typeof parts, typeof dryerSigns>;
