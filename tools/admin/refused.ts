/** What the person typed cannot be done. */
export class Refused extends Error {}
