import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { from } from '../../ui/layout';
import { toBars, type Bar } from './barcodeBars';
import { drawBarcode } from './drawBarcode';

/** Units of quiet zone on each side: with it the drawing is one pixel a unit in a card's width. */
const quiet = 9;
const height = 60;

/** Too narrow to be read by a machine on a phone, where the digits are copied anyway. */
const Image = styled.svg`
  display: none;
  max-width: 100%;
  height: 88px;
  margin: 0 auto;
  border-radius: var(--radius-control);

  @media ${from('large')} {
    display: block;
  }
`;

interface Drawing {
  width: number;
  bars: Bar[];
}

/** A bank slip's barcode. Dark on white in every theme, as readers need it. */
export function Barcode({ digits, label }: { digits: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing>({ width: 1, bars: [] });
  useEffect(() => {
    let isLeft = false;
    drawBarcode(digits).then(
      (modules) => {
        if (!isLeft) setDrawing({ width: modules.length + 2 * quiet, bars: toBars(modules) });
      },
      // Without the drawing the digits can still be copied.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [digits]);
  return (
    <Image
      role="img"
      aria-label={label}
      width={drawing.width}
      viewBox={`0 0 ${drawing.width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={drawing.width} height={height} fill="white" />
      {drawing.bars.map(({ width, x }) => (
        <rect key={x} x={x + quiet} y={4} width={width} height={height - 8} fill="black" />
      ))}
    </Image>
  );
}
