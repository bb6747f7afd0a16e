import '../usage/answer.ts';
import { openPreview } from './server.ts';

const DEFAULT_PORT = 5180;

const server = await openPreview(Number(process.env['PORT'] ?? DEFAULT_PORT));
await server.listen();
console.log(`页面预览：${server.resolvedUrls?.local[0] ?? ''}（Ctrl+C 结束；保存方案文件即刷新）`);
