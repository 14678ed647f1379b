// A small disk of the test's own: an ext4 file system in a file, mounted over a loop device. Needs root, loop devices and
// Linux; whoever asks for these tests where that is missing is told so.
import { execFile } from 'node:child_process';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { aFolder } from './temporary-folder.ts';

const execute = promisify(execFile);

export type LoopDisk = {
  /** Where it is mounted. */
  readonly folder: string;
  /**
   * Ends everything written to it from now on, and forgets what was not flushed: a power cut, for the file system.
   * Resolves with the moment it began, in milliseconds since 1970.
   */
  readonly cutPower: () => Promise<number>;
  /** Unmounts it and mounts it again, which replays its journal. */
  readonly comeBack: () => Promise<void>;
};

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (Linux, fs/ext4/ext4.h): nothing is written any more, the log neither. */
const shutdownScript =
  'use Time::HiRes "time"; open my $f, "<", $ARGV[0] or die $!; my $flag = pack "I", 2; my $at = time; ioctl $f, 0x8004587d, $flag or die $!; print $at * 1000';

async function need(program: string, ...words: readonly string[]): Promise<string> {
  try {
    return (await execute(program, words)).stdout;
  } catch (fault) {
    const said = fault instanceof Error ? fault.message : '';
    throw new Error(`Not possible here (root, loop devices and ext4 are needed): ${program}: ${said}`, {
      cause: fault,
    });
  }
}

/** Makes and mounts an ext4 disk of so many megabytes; gone when the test ends. */
export async function mountLoopDisk(megabytes: number): Promise<LoopDisk> {
  const place = await aFolder();
  const [image, folder] = [join(place, 'disk.img'), join(place, 'disk')];
  await writeFile(image, '');
  await truncate(image, megabytes * 1024 * 1024);
  await mkdir(folder);
  const mount = () => need('mount', '-o', 'loop', image, folder);
  const unmount = () => need('umount', folder);
  await need('mkfs.ext4', '-q', '-m', '0', image);
  await mount();
  onTestFinished(async () => {
    // Also when a test that failed has left a file of it open.
    await need('umount', '--lazy', folder);
    await rm(image);
  });
  return {
    folder,
    cutPower: async () => Number(await need('perl', '-e', shutdownScript, folder)),
    async comeBack() {
      await unmount();
      await mount();
    },
  };
}
