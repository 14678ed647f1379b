// The board's server with an outbox that texts customers by a carrier on this machine, which tells replies as the real one does.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { statedCompany } from '#domain/company/company-facts.ts';
import { sendNowhere, sendToBoard } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import { createSmsChannel } from '#server/notices/sms/sms.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { noon } from '../builders/a-quote.ts';
import { aFolder } from '../machine/temporary-folder.ts';
import { startSmsService } from '../receivers/sms-service.ts';
import { startBoardServer, type BoardServer } from './board-server.ts';

export type TextDesk = {
  readonly server: BoardServer;
  /** Lets some minutes pass, and sends what is due; resolves with the texts that went to that phone since the last time. */
  readonly sendTexts: (phone: string) => Promise<readonly string[]>;
};

const passedMinutes = 10;

export async function startTextDesk(): Promise<TextDesk> {
  const [store, carrier] = await Promise.all([
    openSqliteStore(join(await aFolder(), 'leads.sqlite')),
    startSmsService(),
  ]);
  const server = await startBoardServer(store);
  const clock = { now: noon, told: 0 };
  const now = () => clock.now;
  const { hours } = statedCompany;
  const sms = createSmsChannel({
    ...{ url: carrier.url, from: '+13055550142', staff: [], publicOrigin: undefined, company: statedCompany },
    onStopped: (phone) => store.stopTexts(phone, now()),
    now,
  });
  const channels = { sms, board: sendToBoard, email: sendNowhere, webhook: sendNowhere };
  const outbox = createOutbox({
    ...{ store, channels, now, hours, newId: randomUUID, chance: () => 0.5, log: () => undefined },
  });
  return {
    server,
    async sendTexts(phone) {
      clock.now += passedMinutes * 60_000;
      await outbox.sendDue();
      server.passMinutes(passedMinutes);
      const sent = carrier.messages.slice(clock.told).filter(({ To }) => To === phone);
      clock.told = carrier.messages.length;
      return sent.map(({ Body }) => Body ?? '');
    },
  };
}
