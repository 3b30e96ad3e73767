import { styled } from 'styled-components';

/** A school between two places of a map, in the brand's colours; a phone shows its middle. */
const Drawing = styled.svg.attrs({
  viewBox: '0 0 480 144',
  preserveAspectRatio: 'xMidYMax slice',
  'aria-hidden': true,
})`
  --tint: var(--color-primary);
  width: 100%;
  height: 8.75rem;
  fill: var(--tint);

  .far {
    opacity: 0.1;
  }

  .ground {
    fill: color-mix(in srgb, var(--tint) 22%, var(--color-tint));
  }

  .wall {
    fill: color-mix(in srgb, var(--tint) 14%, var(--color-surface));
  }

  .light {
    fill: var(--color-surface);
  }

  .window {
    fill: color-mix(in srgb, var(--tint) 50%, var(--color-surface));
  }

  .way {
    fill: none;
    stroke: var(--tint);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-dasharray: 1 8;
  }
`;

const treeTop = 'a17 19 0 0 1 34 0 17 19 0 0 1-34 0z';
const pin = 'c-9-11-14-18-14-25a14 14 0 0 1 28 0c0 7-5 14-14 25z';

export const SchoolScene = () => (
  <Drawing>
    <path
      className="far"
      d="M0 132V88h26V70h34v30h20V60h38v72zM480 132V80h-30V62h-32v40h-22V72h-40v60zM52 34a14 14 0 0 1 27-5 11 11 0 0 1 9 21H58a10 10 0 0 1-6-16zM396 26a11 11 0 0 1 21-4 9 9 0 0 1 8 17h-25a8 8 0 0 1-4-13z"
    />
    <path className="ground" d="M0 128q120-8 240-8t240 8v16H0z" />
    <path className="way" d="M112 72q24 34 52 26M368 66q-22 40-52 32" />
    <path d={`M112 68${pin}M368 62${pin}`} />
    <path
      className="light"
      d="M112 38a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM368 32a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z"
    />
    <path className="wall" d="M160 78h160v46H160z" />
    <path d="m150 80 12-20h156l12 20zM239 10h4v24h-4zM243 11h26l-6 7.5 6 7.5h-26z" />
    <path className="light" d="M212 56h58v68h-58z" />
    <path d="m204 60 37-30 37 30zM229 124v-22a12 12 0 0 1 24 0v22z" />
    <path
      className="window"
      d="M241 41a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"
      transform="translate(0 -2)"
    />
    <path
      className="window"
      d="M170 88h12v12h-12zM192 88h12v12h-12zM170 107h12v12h-12zM192 107h12v12h-12zM278 88h12v12h-12zM300 88h12v12h-12zM278 107h12v12h-12zM300 107h12v12h-12zM221 74h40v10h-40z"
    />
    <path className="light" d="m229 128 24 0 20 16h-64z" />
    <path d={`M119 100${treeTop}M327 100${treeTop}`} />
    <path d="M134 112h4v16h-4zM342 112h4v16h-4z" />
  </Drawing>
);
