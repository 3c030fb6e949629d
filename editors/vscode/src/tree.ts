import {
  type Disposable,
  EventEmitter,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
  type TreeView,
  window,
} from "vscode";

export interface Entry {
  item: TreeItem;
  children: Entry[];
}

/** Creates an entry for a tree view. The entry is expanded if it has children. */
export function entry(label: string, details: Partial<TreeItem>, children: Entry[] = []): Entry {
  const state = children.length > 0 ? TreeItemCollapsibleState.Expanded : TreeItemCollapsibleState.None;
  return { item: Object.assign(new TreeItem(label, state), details), children };
}

/** A tree view in the panel. All its entries are replaced at once. */
export class Tree implements Disposable {
  private entries: Entry[] = [];
  private readonly changed = new EventEmitter<void>();
  private readonly view: TreeView<Entry>;

  constructor(id: string) {
    const treeDataProvider: TreeDataProvider<Entry> = {
      onDidChangeTreeData: this.changed.event,
      getTreeItem: ({ item }) => item,
      getChildren: (parent) => parent?.children ?? this.entries,
    };
    this.view = window.createTreeView(id, { treeDataProvider, showCollapseAll: true });
  }

  show(message: string, entries: Entry[]): void {
    this.view.message = message;
    this.entries = entries;
    this.changed.fire();
  }

  dispose(): void {
    this.view.dispose();
    this.changed.dispose();
  }
}
