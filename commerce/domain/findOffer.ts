import type { CatalogOffer, CatalogProduct } from '../catalog/CatalogProduct';

/** The offer of a product by its id; undefined when there is none or it is over at `now`. */
export function findOffer(
  product: CatalogProduct,
  id: string,
  now: Date,
): CatalogOffer | undefined {
  return product.offers.find(
    (offer) => offer.id === id && (offer.endsAt === null || now < new Date(offer.endsAt)),
  );
}
