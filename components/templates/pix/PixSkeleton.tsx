import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';

const Code = styled.div`
  width: 256px;
  max-width: 100%;
  margin: 0 auto;
`;

/** The place of the code until the browser has looked it up; as high as what comes. */
export function PixSkeleton() {
  return (
    <>
      <Code>
        <Skeleton $height={256} />
      </Code>
      <Skeleton $height={24} />
      <Skeleton $height={214} />
      <Skeleton $height={48} />
    </>
  );
}
