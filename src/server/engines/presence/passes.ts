import { GATE_DIR, GATE_RESULT, GATE_TYPE } from '../../../contract/generated/codes.ts';

const NOBODY_PASSED = [GATE_RESULT.Refused, GATE_RESULT.Stranger].map((code) => `'${code}'`).join(', ');

const passed = (student: string, when: string) =>
  `FROM "GateRecord" g WHERE g."StudentId" = ${student} AND g."IsDeleted" = 0 AND g."GateType" = '${GATE_TYPE.Dormitory}'
     AND g."Result" NOT IN (${NOBODY_PASSED}) AND ${when}`;

/** SQL that joins a student's last pass through the gate of a dormitory up to a moment, as `p` ("Direction", "PassTime"). Both are SQL expressions. */
export const lastPassSql = (student: string, until: string): string =>
  `LEFT JOIN LATERAL (SELECT g."Direction", g."PassTime" ${passed(student, `g."PassTime" <= ${until}`)}
    ORDER BY g."PassTime" DESC LIMIT 1) p ON TRUE`;

/** SQL: when a student first came in after a moment and up to another. All are SQL expressions. */
export const cameInSql = (student: string, after: string, until: string): string =>
  `(SELECT min(g."PassTime") ${passed(student, `g."Direction" = '${GATE_DIR.In}' AND g."PassTime" > ${after} AND g."PassTime" <= ${until}`)})`;
