import type { Migration } from '#server/store/database/migration.ts';

/** Leads, what was sent again with other words, and the notices owed. */
export const leadsMigration: Migration = {
  name: '0001-leads',
  statements: ({ integer, strict }) => [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY NOT NULL,
      request_id TEXT NOT NULL UNIQUE,
      content_hash TEXT NOT NULL,
      kind TEXT NOT NULL,
      state TEXT NOT NULL,
      received_at ${integer} NOT NULL,
      due_at ${integer} NOT NULL,
      name TEXT NOT NULL,
      phone TEXT NOT NULL,
      phone_as_typed TEXT NOT NULL,
      email TEXT NOT NULL,
      zip TEXT NOT NULL,
      appliance TEXT NOT NULL,
      preferred_time TEXT NOT NULL,
      urgent ${integer} NOT NULL,
      message TEXT NOT NULL,
      page TEXT NOT NULL,
      lang TEXT NOT NULL,
      subject TEXT NOT NULL,
      source TEXT NOT NULL,
      consent TEXT NOT NULL,
      suspect ${integer} NOT NULL,
      suspicions TEXT NOT NULL,
      outside_area ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX leads_by_content ON leads (content_hash, received_at)',
    'CREATE INDEX leads_by_state ON leads (state, received_at)',
    `CREATE TABLE lead_amendments (
      id TEXT PRIMARY KEY NOT NULL,
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      content_hash TEXT NOT NULL,
      received_at ${integer} NOT NULL,
      content TEXT NOT NULL,
      UNIQUE (lead_id, content_hash)
    )${strict}`,
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY NOT NULL,
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      channel TEXT NOT NULL,
      state TEXT NOT NULL,
      next_at ${integer} NOT NULL,
      attempts ${integer} NOT NULL,
      lease_until ${integer},
      owner TEXT,
      last_error TEXT,
      created_at ${integer} NOT NULL,
      sent_at ${integer}
    )${strict}`,
    'CREATE INDEX notices_by_due ON notices (state, next_at)',
    'CREATE INDEX notices_by_lead ON notices (lead_id)',
  ],
};
