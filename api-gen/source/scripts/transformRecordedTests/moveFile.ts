declare function moveFile(file: string): Promise<void>;

export default moveFile;
