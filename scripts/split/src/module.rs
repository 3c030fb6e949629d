//! What a linked module holds, as far as splitting it needs to know.

use std::collections::BTreeSet;

use wasmparser::{
    ConstExpr, Data, DataKind, ElementItems, ElementKind, Export, ExternalKind, FunctionBody, Global, Import, KnownCustom,
    MemoryType, Name, NameSectionReader, Operator, Parser, Payload, Table, TypeRef, TypeSectionReader,
};

use crate::Failure;

/// A module as wasm-bindgen and wasm-opt leave it.
///
/// ```text
/// let module = Module::read(&bytes)?;
/// println!("{} functions of its own", module.bodies.len());
/// ```
pub(crate) struct Module<'a> {
    pub(crate) types: TypeSectionReader<'a>,
    /// How many parameters the functions of each type have.
    pub(crate) params: Vec<u32>,
    pub(crate) imports: Vec<Import<'a>>,
    /// The type of each function, the imported ones first.
    pub(crate) functions: Vec<u32>,
    /// How many of them are imported.
    pub(crate) imported: u32,
    pub(crate) bodies: Vec<FunctionBody<'a>>,
    /// What each of the bodies refers to.
    pub(crate) references: Vec<References>,
    pub(crate) tables: Vec<Table<'a>>,
    pub(crate) memories: Vec<MemoryType>,
    pub(crate) globals: Vec<Global<'a>>,
    pub(crate) exports: Vec<Export<'a>>,
    pub(crate) start: Option<u32>,
    /// The functions in the one table that has some, each with its place there.
    pub(crate) slots: Vec<(u32, u32)>,
    pub(crate) function_table: u32,
    pub(crate) data: Vec<Data<'a>>,
    /// The name of each function.
    pub(crate) names: Vec<&'a str>,
}

/// What a function refers to by number.
#[derive(Default)]
pub(crate) struct References {
    pub(crate) functions: BTreeSet<u32>,
    pub(crate) globals: BTreeSet<u32>,
}

impl<'a> Module<'a> {
    /// Reads a module. What Rust's compiler does not write is a failure: nothing is left out silently.
    pub(crate) fn read(bytes: &'a [u8]) -> Result<Self, Failure> {
        let mut types = None;
        let mut module = Self {
            // Replaced below; a module has always types.
            types: TypeSectionReader::new(wasmparser::BinaryReader::new(&[0], 0))?,
            params: Vec::new(),
            imports: Vec::new(),
            functions: Vec::new(),
            imported: 0,
            bodies: Vec::new(),
            references: Vec::new(),
            tables: Vec::new(),
            memories: Vec::new(),
            globals: Vec::new(),
            exports: Vec::new(),
            start: None,
            slots: Vec::new(),
            function_table: 0,
            data: Vec::new(),
            names: Vec::new(),
        };
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::TypeSection(reader) => types = Some(reader),
                Payload::ImportSection(reader) => {
                    for import in reader.into_imports() {
                        let import = import?;
                        let TypeRef::Func(of) = import.ty else {
                            return Err(
                                format!("the module imports {} of {}, which is no function", import.name, import.module).into()
                            );
                        };
                        module.functions.push(of);
                        module.imports.push(import);
                    }
                    module.imported = module.functions.len() as u32;
                }
                Payload::FunctionSection(reader) => {
                    for of in reader {
                        module.functions.push(of?);
                    }
                }
                Payload::TableSection(reader) => module.tables = reader.into_iter().collect::<Result<_, _>>()?,
                Payload::MemorySection(reader) => module.memories = reader.into_iter().collect::<Result<_, _>>()?,
                Payload::GlobalSection(reader) => module.globals = reader.into_iter().collect::<Result<_, _>>()?,
                Payload::ExportSection(reader) => module.exports = reader.into_iter().collect::<Result<_, _>>()?,
                Payload::StartSection { func, .. } => module.start = Some(func),
                Payload::ElementSection(reader) => {
                    for element in reader {
                        module.read_element(element?)?;
                    }
                }
                Payload::DataSection(reader) => module.data = reader.into_iter().collect::<Result<_, _>>()?,
                Payload::CodeSectionEntry(body) => {
                    module.references.push(references(&body)?);
                    module.bodies.push(body);
                }
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(reader) = section.as_known() {
                        module.names = names(reader, module.functions.len())?;
                    }
                }
                Payload::Version { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::DataCountSection { .. }
                | Payload::End(_) => {}
                other => return Err(format!("the module has a section that is not known here: {other:?}").into()),
            }
        }
        module.types = types.ok_or("the module has no types")?;
        for of in module.types.clone().into_iter_err_on_gc_types() {
            module.params.push(of?.params().len() as u32);
        }
        if module.names.is_empty() {
            return Err("the module has no names: wasm-opt has to keep them (-g)".into());
        }
        if module.data.iter().any(|data| matches!(data.kind, DataKind::Passive)) {
            return Err("the module has passive data".into());
        }
        Ok(module)
    }

    fn read_element(&mut self, element: wasmparser::Element<'a>) -> Result<(), Failure> {
        let ElementKind::Active { table_index, offset_expr } = element.kind else {
            return Err("the module has elements that are not active".into());
        };
        let ElementItems::Functions(functions) = element.items else {
            return Err("the module has elements that are no functions".into());
        };
        let table = table_index.unwrap_or(0);
        if !self.slots.is_empty() && table != self.function_table {
            return Err("the module has two tables with functions".into());
        }
        self.function_table = table;
        let first = constant(&offset_expr)?;
        for (slot, function) in (first..).zip(functions) {
            self.slots.push((slot, function?));
        }
        Ok(())
    }

    /// How many parameters the functions of a type have.
    pub(crate) fn param_count(&self, of: u32) -> Result<u32, Failure> {
        self.params.get(of as usize).copied().ok_or_else(|| "a function of an unknown type".into())
    }

    /// The number of a function's type.
    pub(crate) fn type_of(&self, function: u32) -> Result<u32, Failure> {
        self.functions.get(function as usize).copied().ok_or_else(|| "a function without type".into())
    }

    /// The functions that one of the module's own calls by their numbers.
    pub(crate) fn called_by(&self, function: u32) -> impl Iterator<Item = u32> {
        let references = self.references.get((function - self.imported) as usize);
        references.into_iter().flat_map(|references| references.functions.iter().copied())
    }

    /// The functions of the module's own, by their numbers.
    pub(crate) fn own(&self) -> std::ops::Range<u32> {
        self.imported..self.functions.len() as u32
    }
}

pub(crate) fn constant(expression: &ConstExpr<'_>) -> Result<u32, Failure> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(value as u32),
        other => Err(format!("the place of some elements is not a number but {other:?}").into()),
    }
}

fn references(body: &FunctionBody<'_>) -> Result<References, Failure> {
    let mut found = References::default();
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::Call { function_index } | Operator::ReturnCall { function_index } => {
                found.functions.insert(function_index);
            }
            Operator::GlobalGet { global_index } | Operator::GlobalSet { global_index } => {
                found.globals.insert(global_index);
            }
            other @ (Operator::RefFunc { .. }
            | Operator::MemoryInit { .. }
            | Operator::DataDrop { .. }
            | Operator::TableInit { .. }
            | Operator::ElemDrop { .. }) => return Err(format!("a function uses {other:?}").into()),
            _ => {}
        }
    }
    Ok(found)
}

fn names(reader: NameSectionReader<'_>, count: usize) -> Result<Vec<&str>, Failure> {
    let mut names = vec![""; count];
    for subsection in reader {
        if let Name::Function(map) = subsection? {
            for naming in map {
                let naming = naming?;
                if let Some(name) = names.get_mut(naming.index as usize) {
                    *name = naming.name;
                }
            }
        }
    }
    Ok(names)
}

/// Whether an export is a function.
pub(crate) fn is_function(export: &Export<'_>) -> bool {
    matches!(export.kind, ExternalKind::Func | ExternalKind::FuncExact)
}
