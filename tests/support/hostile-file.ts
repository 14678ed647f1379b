/** kept: as a picture of ours · refused: with words. Some may be either. */
export type HostileFile = {
  readonly what: string;
  readonly name?: string;
  readonly bytes: Uint8Array;
  readonly ends: 'kept' | 'refused' | 'either';
};
