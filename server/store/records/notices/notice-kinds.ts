// What notices are about, and whom they go to.

/**
 * dispatch: a lead came · amendment: it came again with other words · reminder, alarm: nobody rang · acknowledgement, visit: to the
 * customer, that we have the lead, and what the desk did with the visit · booking: that, to the company's own software.
 */
export const noticeKinds = [
  'dispatch',
  'amendment',
  'reminder',
  'alarm',
  'acknowledgement',
  'visit',
  'booking',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Those that go to the customer. */
export const customerKinds = ['acknowledgement', 'visit'] as const satisfies readonly NoticeKind[];

export function isToCustomer(kind: NoticeKind): boolean {
  return customerKinds.some((one) => one === kind);
}
