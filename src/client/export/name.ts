/** Name of an exported file unless another is typed (specification 9). */
export const EXPORT_NAME = '导出信息';
