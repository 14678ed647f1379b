import { useEffect, useRef } from 'react';

/** In pixels of the canvas: enough for the smallest picture there is, on a sharp display. */
const side = 192;

/** A photo before it is sent, drawn: the content security policy lets in no picture but ours. What cannot be read stays blank. */
export function PhotoPreview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void createImageBitmap(file).then(
      (picture) => {
        const scale = side / Math.min(picture.width, picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        if (!isGone)
          canvas.current
            ?.getContext('2d')
            ?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
        picture.close();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} width={side} height={side} aria-hidden="true" className="photo-preview" />;
}
