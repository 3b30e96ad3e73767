import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '../ui/text';

const Tile = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-width: 0;
  min-height: 3.5rem;
  padding: var(--space-12);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-tile);
  background: var(--color-surface);
  cursor: pointer;
  transition: background-color var(--motion-fast);

  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-tint);
    box-shadow: var(--ring-chosen);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

export interface Choice {
  value: string;
  label: string;
  /** What shows in place of the label's plain text. */
  content?: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
}

interface ChoiceTileProps extends Choice {
  name: string;
  /** Shows whether it is chosen. */
  mark?: ReactNode;
  isChosen: boolean;
  isInvalid?: boolean;
  onChoose: (value: string) => void;
}

export function ChoiceTile({
  content,
  detail,
  icon,
  isChosen,
  isInvalid,
  label,
  mark,
  name,
  onChoose,
  value,
}: ChoiceTileProps) {
  const detailId = mark !== undefined || detail === undefined ? undefined : `${name}-${value}`;
  return (
    <Tile>
      <Radio
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        // The label alone names a tile without a mark; its detail is the description.
        aria-label={mark === undefined ? label : undefined}
        aria-describedby={detailId}
        aria-invalid={isInvalid}
        onChange={() => {
          onChoose(value);
        }}
      />
      {mark}
      {icon}
      <span className="choice">
        <Text as="span" $size="label">
          {content ?? label}
        </Text>
        {detail !== undefined && (
          <Text
            as="span"
            className="choice-detail"
            id={detailId}
            $size={mark === undefined ? 'fine' : 'small'}
            $tone="text-muted"
          >
            {detail}
          </Text>
        )}
      </span>
    </Tile>
  );
}
