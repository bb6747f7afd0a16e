/** Finds the text of a QR code in a picture; undefined when there is none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface NativeDetector {
  detect(source: CanvasImageSource): Promise<readonly { rawValue: string }[]>;
}

interface NativeClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Longest side that is looked at: more costs time and finds nothing more. */
const MOST_PX = 960;

/** The browser's own reader where it has one, else ours, which is loaded then. */
export async function openReader(): Promise<Reader> {
  const Native = Reflect.get(globalThis, 'BarcodeDetector') as NativeClass | undefined;
  const formats = Native ? await Native.getSupportedFormats().catch(() => []) : [];
  if (Native && formats.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MOST_PX / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return undefined;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return undefined;
    }
  };
}

/** A code stays before the camera for a while: it counts once until it was away, or so long. */
const SAME_MS = 4_000;

/**
 * Hands each text over the first time that it is seen.
 * @param take whether the text was taken; one that was not, because another is still at work, is handed over again
 */
export function onlyNew(
  take: (text: string) => boolean,
  now: () => number = Date.now,
): (text: string) => void {
  let last = { text: '', at: Number.NEGATIVE_INFINITY };
  return (text) => {
    const isNew = text !== last.text || now() - last.at > SAME_MS;
    if (!isNew || take(text)) last = { text, at: now() };
  };
}

/** A camera that was there and is no more. */
export const CAMERA_LOST = '摄像头已断开，请重新打开，或手动输入';

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: '没有使用摄像头的权限，请在浏览器设置中允许，或手动输入',
  NotFoundError: '没有找到摄像头，请手动输入',
  NotReadableError: '摄像头正被其他程序使用，请关闭后重试，或手动输入',
};

/** Why the camera cannot be used, for people. Browsers give no camera to a page that came without encryption. */
export function cameraProblem(failure: unknown, isSecure: boolean): string {
  if (!isSecure) return '本系统不是以 https 打开的，浏览器不允许使用摄像头，请手动输入';
  const name = failure instanceof Error ? failure.name : '';
  return PROBLEMS[name] ?? '摄像头无法使用，请手动输入';
}
