import { styled } from 'styled-components';
import { Card } from '../ui/Card';

/** One column of a screen of the points programme. */
export const LiveloContent = styled(Card)`
  display: grid;
  gap: 24px;
`;

export const LiveloFields = styled.form`
  display: grid;
  gap: 16px;
`;
