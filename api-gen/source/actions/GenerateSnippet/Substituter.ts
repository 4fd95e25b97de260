interface Substitution {
  randomId: string;
  to: string;
  isQuoted: boolean;
}
declare class Substituter {
  private substitutions: Substitution[];
  addSubstitution(to: string, isQuoted?: boolean): string;
  makeSubstitutions(text: string): string;
}

export default Substituter;
