// The rooms of the store, from the ground up. A room imports what lies on the floors below its own, and nothing of its own floor or above,
// so that no two rooms need each other. A room that is not named here may import nothing of the store.

const floors = [
  ['database'],
  ['migrations', 'records/events', 'records/holds', 'records/links', 'records/people'],
  ['records/leads', 'records/opening', 'records/sources', 'records/visits'],
  ['postgres', 'sqlite', 'records/notices', 'records/photos', 'records/search'],
  [
    ...['records/board', 'records/clock', 'records/figures'],
    ...['acts/booking', 'acts/erasing', 'acts/merging', 'acts/marks', 'acts/moving'],
  ],
  ['acts/intake', 'acts/my-request', 'acts/opening', 'acts/undoing', 'upkeep'],
  ['spool'],
  // The files beside the rooms, which join them.
  [''],
] as const;

const filesOf = (room: string) => ['server/store', room, '*.ts'].filter(Boolean).join('/');

/** The files of each room, and of the rooms it may import. */
export const storeRooms = floors.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    files: filesOf(room),
    mayImport: [room, ...floors.slice(0, floor).flat()].map(filesOf),
  })),
);
