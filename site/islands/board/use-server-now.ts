import { useEffect, useState } from 'react';

/** The server's time, every second. Undefined until the page runs, so that the built page tells no time. */
export function useServerNow(offsetMs: number): number | undefined {
  const [deviceNow, setDeviceNow] = useState<number>();
  useEffect(() => {
    const tick = () => setDeviceNow(Date.now());
    const timer = setInterval(tick, 1000);
    const first = setTimeout(tick, 0);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, []);
  return deviceNow === undefined ? undefined : deviceNow + offsetMs;
}
