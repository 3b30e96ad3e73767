import { styled } from 'styled-components';

export const ReceiptList = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;
