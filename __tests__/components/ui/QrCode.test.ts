import jsQR from 'jsqr';
import { encodeQR } from 'qr';
import { toQrPath } from '@/components/ui/QrCode';

const code =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

function paint(path: string, size: number, scale: number): Uint8ClampedArray {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1) {
      const start = (y * side + Number(left) * scale) * 4;
      for (let offset = 0; offset < Number(width) * scale * 4; offset += 4) {
        pixels.fill(0, start + offset, start + offset + 3);
      }
    }
  }
  return pixels;
}

test('a QR reader decodes the example of the central bank from the path', () => {
  const modules = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const size = modules.length;
  const scale = 4;
  const seen = jsQR(paint(toQrPath(modules), size, scale), size * scale, size * scale);
  expect(seen?.data).toBe(code);
});
