/** The campus's clock: text timestamps of both databases are its wall time. */
export const timeZone = 'Asia/Shanghai';

export const sessionLimits = {
  statementMs: 30_000,
  lockMs: 3_000,
  idleInTransactionMs: 60_000,
};
