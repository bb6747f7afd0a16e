/** What is said of documents that do not fit the place that they share a sheet in. */
export const overflowText = (count: number): string =>
  `${count}份内容超出，超出部分不会打印，请减少每页份数或模板内容`;
