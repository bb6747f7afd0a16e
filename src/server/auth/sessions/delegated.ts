/** What a running delegation says. */
export interface Delegated {
  readonly from: string;
  readonly flows: readonly string[] | null;
  readonly until: string;
}

// SQL: d is FlowDelegation

/** The delegations to an account (SQL alias u) that run, as JSON: they begin and end by themselves. */
export const DELEGATED_SQL = `(SELECT coalesce(jsonb_agg(jsonb_build_object('from', d."FromUserId", 'flows', d."Flows",
    'until', to_char(d."EndTime" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'))), '[]') FROM "FlowDelegation" d
  WHERE d."ToUserId" = u."Id" AND d."IsDeleted" = 0 AND d."StartTime" <= now() AND d."EndTime" > now())`;
