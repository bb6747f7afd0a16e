import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import { CAMERA_LOST, cameraProblem, onlyNew, openReader } from './reading.ts';
import styles from './camera.module.css';

const LOOK_EVERY_MS = 200;

/** The camera's picture, from the press of a button on; tells each code once, and again until it was taken. */
export function Camera({ found }: { found: (text: string) => boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(found);
  latest.current = found;
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isOn) return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const stop = () => {
      isGone = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    const fail = (text: string) => {
      if (isGone) return;
      setProblem(text);
      setOn(false);
    };
    const start = async () => {
      const picture = { facingMode: 'environment', width: { ideal: 1280 } };
      const read = await openReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: picture });
      const element = video.current;
      if (isGone || !element) return stop();
      element.srcObject = stream;
      await element.play();
      // A cable that is pulled, or a phone that takes the camera back, leaves a picture that stands still.
      for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => fail(CAMERA_LOST));
      const tell = onlyNew((text) => latest.current(text));
      const look = async () => {
        const text = await read(element).catch(() => undefined);
        if (isGone) return;
        if (text) tell(text);
        timer = setTimeout(() => void look(), LOOK_EVERY_MS);
      };
      await look();
    };
    start().catch((failure: unknown) => fail(cameraProblem(failure, window.isSecureContext)));
    return stop;
  }, [isOn]);
  const press = () => {
    setProblem(undefined);
    setOn(!isOn);
  };
  return (
    <div className={styles['camera']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera's own picture has no words */}
      {isOn && <video ref={video} playsInline muted aria-label="摄像头画面" />}
      {!isOn && (
        <div className={styles['dark']} aria-hidden="true">
          <Icon name="QrcodeOutlined" />
        </div>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button type={isOn ? 'default' : 'primary'} block onClick={press}>
        {isOn ? '关闭摄像头' : '打开摄像头扫码'}
      </Button>
    </div>
  );
}
