import type { PhotoWords } from '#content/words/my-request/photo-words.ts';

type Props = {
  readonly words: PhotoWords;
  readonly action: string;
  /** There is no room for more. */
  readonly isFull: boolean;
};

/** What iPhones turn HEIC into before they send it, because they are asked for it. */
const photoTypes = 'image/jpeg,image/png,image/webp';

const inputs = [
  { name: 'camera', capture: 'environment', multiple: false },
  { name: 'files', capture: undefined, multiple: true },
] as const;

/** The form as it is sent without script: on phones the camera is a choice of its own. */
export function PhotoForm({ words, action, isFull }: Props) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={action}
      data-photo-form=""
      hidden={isFull}
      className="photo-form mt-5 max-w-narrow"
    >
      {inputs.map(({ name, capture, multiple }) => (
        <div key={name} className={name === 'camera' ? 'hidden pointer-coarse:block' : undefined}>
          <label htmlFor={`photo-${name}`} className="field-label">
            {words[name]}
          </label>
          <input
            type="file"
            id={`photo-${name}`}
            name="photo"
            accept={photoTypes}
            capture={capture}
            multiple={multiple}
            className="field py-2.5"
          />
        </div>
      ))}
      <button type="submit" className="button button-line w-fit">
        {words.button}
      </button>
    </form>
  );
}
