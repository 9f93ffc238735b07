export interface PackedProgram {
  readonly folder: string;
  readonly asar: string;
  readonly isStandIn: boolean;
  readonly problems: readonly string[];
}
export function packProgram(options?: { output?: string; installers?: boolean }): Promise<PackedProgram>;
