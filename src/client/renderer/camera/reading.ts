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

/** Lets a text through the first time that it is seen. */
export function onlyNew(now: () => number = Date.now): (text: string) => boolean {
  let last = { text: '', at: Number.NEGATIVE_INFINITY };
  return (text) => {
    const isNew = text !== last.text || now() - last.at > SAME_MS;
    last = { text, at: now() };
    return isNew;
  };
}

/** Why the camera cannot be used, for people. */
export function cameraProblem(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError') return '没有使用摄像头的权限，请在浏览器设置中允许，或手动输入';
  if (name === 'NotFoundError') return '没有找到摄像头，请手动输入';
  return '摄像头无法使用，请手动输入';
}
