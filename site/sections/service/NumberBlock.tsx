import { Block } from '#site/elements/Block.tsx';
import { NumberPlaces, type NumberPlacesProps } from '#site/elements/signs/NumberPlaces.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly places: NumberPlacesProps;
};

/** Where the model number of an appliance is, said in a line and drawn. */
export function NumberBlock({ id, heading, text, places }: Props) {
  return (
    <Block id={id} heading={heading}>
      <p className="max-w-measure">{text}</p>
      <NumberPlaces {...places} />
    </Block>
  );
}
