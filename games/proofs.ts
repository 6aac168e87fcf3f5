/** The proof of a game is found by its place. */
import type { GameProof } from '../kernel/conformance/proof.ts';

export async function proofOf(id: string): Promise<GameProof> {
  const found: { readonly proof: GameProof } = await import(`./${id}/proof.ts`);
  return found.proof;
}
