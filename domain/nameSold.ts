interface Sold {
  product: string | undefined;
  /** undefined where the product's words name the plan. */
  planName: string | undefined;
}

/**
 * Names the plan once: in a row of its own, unless the seller's words name it in their own way.
 * @param description what was sold, in the seller's words
 */
export function nameSold(description: string | undefined, planName: string | undefined): Sold {
  if (description === undefined || planName === undefined)
    return { product: description, planName };
  const plan = ` · ${planName}`;
  if (description.endsWith(plan)) return { product: description.slice(0, -plan.length), planName };
  return { product: description, planName: description.includes(planName) ? undefined : planName };
}
