import type { TestClient, TestSchool } from '../../_util/server.ts';

/** Who has to do with a questionnaire; the students are of one class, by the order of their logins. */
export interface SurveyPeople {
  readonly school: TestSchool;
  readonly logins: readonly string[];
  readonly office: TestClient;
  readonly psychologist: TestClient;
  readonly counsellor: TestClient;
  readonly students: readonly TestClient[];
}
