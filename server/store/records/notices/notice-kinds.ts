// What notices are about, and whom they go to.

/**
 * dispatch: a lead came · amendment: it came again with other words · reminder, alarm: nobody rang · acknowledgement, visit,
 * on-the-way: to the customer, that we have the lead, what the desk did with the visit, and that somebody is about to be there ·
 * booking: the visit, to the company's own software.
 */
export const noticeKinds = [
  'dispatch',
  'amendment',
  'reminder',
  'alarm',
  'acknowledgement',
  'visit',
  'on-the-way',
  'booking',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Those that go to the customer. */
export const customerKinds = [
  'acknowledgement',
  'visit',
  'on-the-way',
] as const satisfies readonly NoticeKind[];

export function isToCustomer(kind: NoticeKind): boolean {
  return customerKinds.some((one) => one === kind);
}
