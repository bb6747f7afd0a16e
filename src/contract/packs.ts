/** Most megabytes of an archive whose files are taken in one by one: no upload is larger. */
export const PACK_MB = 20;
