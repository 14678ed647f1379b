import type { PhotoWords } from '#content/words/my-request/photo-words.ts';
import { PhotoPreview } from './PhotoPreview.tsx';
import type { Upload } from './upload-queue.ts';

type Props = {
  readonly upload: Upload;
  readonly words: PhotoWords['upload'];
  readonly onDrop: () => void;
  readonly onRetry: () => void;
};

function stateText({ state, percent, problem }: Upload, words: Props['words']): string {
  if (state === 'waiting') return words.waiting;
  if (state === 'failed') return words.failed;
  if (state === 'refused') return problem;
  return percent < 100 ? words.sending.replace('{percent}', String(percent)) : words.checking;
}

/** A photo on its way: what it shows, how far it is, and what can be done. */
export function UploadRow({ upload, words, onDrop, onRetry }: Props) {
  const { file, state, percent } = upload;
  const isOnItsWay = state === 'waiting' || state === 'sending';
  return (
    <li className="photo-upload" data-upload={state}>
      <PhotoPreview file={file} />
      <div className="grid min-w-0 gap-2">
        <p className="truncate font-semibold">{file.name}</p>
        {state === 'sending' && (
          <progress max={100} value={percent} aria-label={file.name} className="w-full" />
        )}
        <p className={state === 'failed' || state === 'refused' ? 'whitespace-pre-line text-fault' : ''}>
          {stateText(upload, words)}
        </p>
        <div className="flex flex-wrap gap-2">
          {state === 'failed' && (
            <button type="button" className="button button-solid" onClick={onRetry}>
              {words.retry}
            </button>
          )}
          <button type="button" className="button button-line" onClick={onDrop}>
            {isOnItsWay ? words.cancel : words.dismiss}
          </button>
        </div>
      </div>
    </li>
  );
}
