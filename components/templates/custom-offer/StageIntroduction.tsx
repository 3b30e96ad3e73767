import { styled } from 'styled-components';
import { CardTitle } from '../../ui/Card';

/** What a stage is about: a title and a sentence. */
export const StageIntroduction = styled.div`
  display: grid;
  gap: 8px;
`;

/** Takes the focus by script only, so that no ring is drawn around it. */
export const StageTitle = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;
