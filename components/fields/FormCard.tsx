import { Form } from 'formik';
import { styled } from 'styled-components';
import { card } from '../ui/Card';

/** A form that is a card, in its brand's width (docs/behaviour.md 9). */
export const FormCard = styled(Form)`
  ${card}
  display: grid;
  gap: 16px;
  justify-self: center;
  width: 100%;
  max-width: var(--form-width);
`;
