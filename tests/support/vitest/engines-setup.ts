// One server for the journeys of all engines. Vitest loads a set-up as a file.
import type { TestProject } from 'vitest/node';
import { startServer } from '../servers/start-server.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('origin', server.origin);
  project.provide('dataDir', server.dataDir);
  return async () => {
    await server.stop();
  };
}
